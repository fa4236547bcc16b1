const palette = [
  ['ground', 'pages'],
  ['raised', 'fields, dialogs'],
  ['sand', 'panels, tracks'],
  ['ink', 'text'],
  ['ink-soft', 'text beside the point'],
  ['spruce', 'the main action, headings'],
  ['ember', 'movement; shapes, never words'],
  ['ember-text', 'words about movement'],
  ['zone-green', 'zone, with word and shape'],
  ['zone-yellow', 'zone, with word and shape'],
  ['zone-red', 'zone, with word and shape'],
  ['hairline', 'between things'],
  ['outline', 'around what is touched'],
]

const channelsOf = colour =>
  colour
    .match(/[\d.]+/g)
    .slice(0, 3)
    .map(Number)
const hexOf = colour =>
  `#${channelsOf(colour)
    .map(part => part.toString(16).padStart(2, '0'))
    .join('')}`

function luminanceOf(colour) {
  const [red, green, blue] = channelsOf(colour)
    .map(part => part / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(one, other) {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function swatchOf([name, use], panel) {
  const row = document.createElement('div')
  row.className = 'swatch'
  row.innerHTML = `<i style="background: var(--${name})"></i><div><b>${name}</b><span></span></div><output></output>`
  panel.append(row)
  const colour = getComputedStyle(row.querySelector('i')).backgroundColor
  row.querySelector('span').textContent = `${hexOf(colour)}, ${use}`
  if (name !== 'ground')
    row.querySelector('output').textContent = contrastOf(
      colour,
      getComputedStyle(panel).backgroundColor,
    ).toFixed(1)
}

for (const panel of document.querySelectorAll('[data-palette]')) {
  const title = document.createElement('h3')
  title.textContent = panel.dataset.palette
  panel.append(title)
  for (const entry of palette) swatchOf(entry, panel)
}

const parts = document.querySelector('#parts-template').content
for (const panel of document.querySelectorAll('[data-parts]')) panel.append(parts.cloneNode(true))

/** Equal moments along ease-body: close together where the movement is slow. */
function exposeTrack() {
  const track = document.querySelector('[data-exposures] .track')
  const exposures = 9
  const [x1, y1, x2, y2] = getComputedStyle(document.documentElement)
    .getPropertyValue('--ease-body')
    .match(/[\d.]+/g)
    .map(Number)
  const bezier = (a, b, t) => 3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3
  const marks = Array.from({ length: exposures }, (_, index) => {
    const moment = index / (exposures - 1)
    let t = moment
    for (let round = 0; round < 24; round += 1) t += (moment - bezier(x1, x2, t)) * 0.5
    const mark = document.createElement('i')
    mark.style.left = `calc(${bezier(y1, y2, t)} * (100% - 40px))`
    mark.style.opacity = index === exposures - 1 ? 1 : 0.1 + 0.05 * index
    mark.style.animationDelay = `${index * 100}ms`
    return mark
  })
  track.replaceChildren(...marks)
}

exposeTrack()
document.querySelector('[data-replay]').addEventListener('click', exposeTrack)
