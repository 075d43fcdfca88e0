import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormatContext } from '../format.ts'
import { asLanguage } from '../i18n/i18n.ts'
import { useViewerIfAny } from './viewer.ts'

/** Dates and numbers in the person's language, times on the club's clock; without a club on the device's. */
export function FormatProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const language = asLanguage(i18n.language) ?? 'en'
  const clubZone = useViewerIfAny()?.selected?.club.time_zone
  const settings = useMemo(
    () => ({ language, timeZone: clubZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone }),
    [language, clubZone],
  )
  return <FormatContext value={settings}>{children}</FormatContext>
}
