/** Of two such lists Chromium takes the last: these are the ones that Playwright switches off by itself. */
const offForPlaywright =
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,' +
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,' +
  'OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch'

/** Pages of the browser's own that fill the list below its address bar: two processes for each window, never seen. */
const omnibox = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup'

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
  `--disable-features=${offForPlaywright},${omnibox}`,
]

/** Pages are painted by plain software: twice as fast as emulating a graphics card for that as well. */
export const softwarePaintArguments = [
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
  '--disable-accelerated-2d-canvas',
]
