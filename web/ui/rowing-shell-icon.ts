import { createReactComponent } from '@tabler/icons-react'

/** A rowing shell with its rower and an oar, in the way of the other icons. */
export const IconRowingShell = createReactComponent('outline', 'rowing-shell', 'RowingShell', [
  ['path', { d: 'M2 14h20c-4 3 -16 3 -20 0z', key: 'hull' }],
  ['path', { d: 'M13 14l1.5 -5l-5 1.5', key: 'rower' }],
  ['path', { d: 'M15 5m-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0', key: 'head' }],
  ['path', { d: 'M9.5 10.5l-4.5 9', key: 'oar' }],
  ['path', { d: 'M3.5 19l3 1.5', key: 'blade' }],
])
