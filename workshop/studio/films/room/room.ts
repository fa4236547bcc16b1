import { Group, Mesh, MeshBasicMaterial, PlaneGeometry, Shape, ShapeGeometry } from 'three'

const wallBehindMetres = 1.5

const plain = (color: string) => new MeshBasicMaterial({ color })

function wallPiece(color: string, width: number, height: number, centreHeight: number, nearer: number) {
  const mesh = new Mesh(new PlaneGeometry(width, height), plain(color))
  mesh.position.set(0, centreHeight, -wallBehindMetres + nearer)
  return mesh
}

/** Morning light on the wall from an unseen window. */
function windowLight() {
  const light = new Group()
  for (const column of [0, 1])
    for (const row of [0, 1]) {
      const [x, y] = [column * 0.5, row * 0.62]
      const pane = new Shape()
      pane.moveTo(x, y + x * 0.28)
      pane.lineTo(x + 0.44, y + (x + 0.44) * 0.28)
      pane.lineTo(x + 0.44, y + 0.56 + (x + 0.44) * 0.28)
      pane.lineTo(x, y + 0.56 + x * 0.28)
      light.add(new Mesh(new ShapeGeometry(pane), plain('#fbf3e2')))
    }
  light.position.set(-1.55, 0.95, -wallBehindMetres + 0.01)
  return light
}

/** Paper wall, pale floor, skirting: a bright, static studio. */
export function createRoom() {
  const room = new Group()
  const floor = new Mesh(new PlaneGeometry(24, 24), plain('#e2d1b4'))
  floor.rotation.x = -Math.PI / 2
  room.add(
    floor,
    wallPiece('#f3e9d7', 24, 8, 4, 0),
    wallPiece('#fbf6ee', 24, 0.1, 0.05, 0.005),
    wallPiece('#d5c19f', 24, 0.008, 0.104, 0.006),
    windowLight(),
  )
  return room
}
