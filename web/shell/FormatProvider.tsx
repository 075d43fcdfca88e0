import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormatContext } from '../format/format.ts'
import { asLanguage } from '../i18n/i18n.ts'
import { useViewerIfAny } from './viewer.ts'

/**
 * Dates and numbers in the person's language and units, times on the club's clock; without a club
 * on the device's.
 */
export function FormatProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const language = asLanguage(i18n.language) ?? 'en'
  const viewer = useViewerIfAny()
  const clubZone = viewer?.selected?.club.time_zone
  const units = viewer?.me.units ?? 'metric'
  const settings = useMemo(
    () => ({
      language,
      units,
      timeZone: clubZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    [language, units, clubZone],
  )
  return <FormatContext value={settings}>{children}</FormatContext>
}
