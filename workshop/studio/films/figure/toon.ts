import { BackSide, Color, DoubleSide, ShaderMaterial, type Side, Vector3 } from 'three'

/** A colour in light and in shade. */
export type Paint = {
  light: string
  shade: string
  /** Where shade begins: 0 perpendicular to the light, 1 facing it. */
  shadeFrom?: number
}

/** Direction of the stage's single light, in lens axes. */
const towardsLight = { value: new Vector3(-0.45, 0.72, 0.62).normalize() }

const vertexShader = /* glsl */ `
  uniform float outwards;
  varying vec3 facing;
  void main() {
    facing = normalize(normalMatrix * normal);
    vec4 place = modelViewMatrix * vec4(position, 1.0);
    place.xyz += facing * outwards;
    gl_Position = projectionMatrix * place;
  }
`
const fragmentShader = /* glsl */ `
  uniform vec3 light;
  uniform vec3 shade;
  uniform vec3 towardsLight;
  uniform float shadeFrom;
  varying vec3 facing;
  void main() {
    vec3 n = normalize(gl_FrontFacing ? facing : -facing);
    float lit = smoothstep(-0.05, 0.05, dot(n, towardsLight) - shadeFrom);
    gl_FragColor = vec4(mix(shade, light, lit), 1.0);
    #include <colorspace_fragment>
  }
`

function painted({ light, shade, shadeFrom = 0.1 }: Paint, outwards: number, side: Side) {
  return new ShaderMaterial({
    uniforms: {
      light: { value: new Color(light) },
      shade: { value: new Color(shade) },
      shadeFrom: { value: shadeFrom },
      outwards: { value: outwards },
      towardsLight,
    },
    vertexShader,
    fragmentShader,
    side,
  })
}

/** One light, one shade, and a narrow step between. */
export const toon = (paint: Paint) => painted(paint, 0, DoubleSide)

export const flat = (color: string) => toon({ light: color, shade: color })

/** Back faces of a slightly enlarged shape, which show as its outline. */
export const contour = (color: string, metres: number) =>
  painted({ light: color, shade: color }, metres, BackSide)
