import { useFormat } from '../../format/format.ts'
import { thirdPartyScripts } from '../../lazy/third-party.tsx'

/** From where scripts of others come, in words. */
export function useHosts(): string {
  const format = useFormat()
  const hosts = new Set(thirdPartyScripts().map((url) => new URL(url).host))
  return format.conjunction([...hosts])
}
