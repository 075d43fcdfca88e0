import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '#domain/reports/report.ts'

/** How groups are written; null is the group of those who are in none. */
export function useGroupNames(group: Group | null): (name: string | null) => string {
  const { t } = useTranslation('reports')
  return useMemo(() => {
    if (group === 'gender')
      return (name) => (name === 'm' || name === 'w' ? t(`genders.${name}`) : t('genders.unknown'))
    if (group === 'age')
      return (name) => {
        if (name === null || name === 'senior') return t(`ages.${name ?? 'unknown'}`)
        const [kind, letter] = name.toUpperCase().split('-')
        return letter === undefined ? (kind ?? '') : t('ages.masters', { letter })
      }
    if (group === 'class') return (name) => name ?? t('noClass')
    return (name) => name ?? t('noSquad')
  }, [group, t])
}
