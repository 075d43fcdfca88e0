/** How bad damage is, on the wire 1 to 3. */
export const SEVERITIES = [
  [1, 'minor'],
  [2, 'care'],
  [3, 'ashore'],
] as const
export type Severity = (typeof SEVERITIES)[number][0]
export type SeverityWord = (typeof SEVERITIES)[number][1]

export const severityWord = (severity: number): SeverityWord =>
  SEVERITIES.find(([value]) => value === severity)?.[1] ?? 'minor'
