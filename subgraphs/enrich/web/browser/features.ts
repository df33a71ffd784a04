/** What Playwright disables: Chromium regards only its last `--disable-features`, so ours repeats these. */
const BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/**
 * Chromium's popups of the address bar. A headless browser never shows them, but each of its contexts loads them, in a
 * renderer process of their own, which takes longer to start than most pages take to load.
 */
const POPUPS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Chromium's argument that disables both lists. */
export const DISABLED_FEATURES = `--disable-features=${[...BY_PLAYWRIGHT, ...POPUPS].join(',')}`
