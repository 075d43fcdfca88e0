import { useContext, useMemo, type ReactNode } from 'react'
import { FormatContext } from '../../format/format.ts'

/** Times within it are on the clock of a child's club. */
export function ClubClock({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const settings = useContext(FormatContext)
  const clock = useMemo(() => ({ ...settings, timeZone }), [settings, timeZone])
  return <FormatContext value={clock}>{children}</FormatContext>
}
