import { useTranslation } from 'react-i18next'
import { thirdPartyScripts } from '../../lazy/third-party.tsx'

/** From where scripts of others come, in words. */
export function useHosts(): string {
  const { i18n } = useTranslation()
  const hosts = new Set(thirdPartyScripts().map((url) => new URL(url).host))
  return new Intl.ListFormat(i18n.language).format(hosts)
}
