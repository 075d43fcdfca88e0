export { type Channels, curvePanels, type PanelWords } from './curve-panels.ts'
export { channelsQuery } from './queries.ts'
export { usePanelWords } from './use-panel-words.ts'
