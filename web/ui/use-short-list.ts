import { useTranslation } from 'react-i18next'
import { shortList } from '#domain/rules/short-list.ts'
import { useFormat } from '../format/format.ts'

/**
 * Writes "Anna, Ben and 2 more"; `count` where the names are only the first ones. Needs the texts
 * `ui`.
 */
export function useShortList(): (names: readonly string[], count?: number) => string {
  const { t } = useTranslation('ui')
  const { locale, number } = useFormat()
  return (names, count) =>
    shortList(names, {
      locale,
      more: (rest) => t('more', { count: rest, number: number(rest) }),
      ...(count !== undefined && { count }),
    })
}
