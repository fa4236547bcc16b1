/** Repeats Playwright's own list, since Chromium uses only the last such list. */
const offForPlaywright =
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,' +
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,' +
  'OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch'

/** Chromium's own address-bar pages, two invisible processes per window. */
const omnibox = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup'

/** For machines without GPU or sandbox; the browser makes no requests of its own, and WebGL is emulated. */
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

/** Software rendering, also for painting; twice as fast as an emulated GPU. */
export const softwarePaintArguments = [
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
  '--disable-accelerated-2d-canvas',
]
