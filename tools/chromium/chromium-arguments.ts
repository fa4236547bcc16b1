/** For a machine without a graphics card or a sandbox, and a browser that calls no host of its own; WebGL is emulated. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Pages are painted by plain software: twice as fast as emulating a graphics card for that as well. */
export const softwarePaintArguments = [
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
  '--disable-accelerated-2d-canvas',
]
