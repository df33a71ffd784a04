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
 * The popups of the address bar, which nobody sees in a headless browser. They are web pages with a process of their own,
 * which takes longer to start than most pages take to load; each context has one.
 */
const POPUPS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Chromium's argument that disables both. */
export const DISABLED_FEATURES = `--disable-features=${[...BY_PLAYWRIGHT, ...POPUPS].join(',')}`
