import { upperFirst } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import type { TestGroup } from '#domain/performance-tests/groups.ts'
import { SWEEP_SCULL, WEIGHT_CLASSES } from '#domain/performance-tests/kinds.ts'

const SEXES = ['m', 'w'] as const

/** What tests are put together by, and how the groups are called. */
export function useGroupWords() {
  const { t } = useTranslation(['test-reports', 'common'])
  const by = (group: TestGroup): string => {
    if (group === 'squad') return upperFirst(t('words.squad', { ns: 'common' }))
    return group === 'gender' ? t('gender') : t(`fields.${group}`)
  }
  const nameOf = (group: TestGroup, name: string | null): string => {
    const sex = SEXES.find((known) => known === name)
    const weight = WEIGHT_CLASSES.find((known) => known === name)
    const oars = SWEEP_SCULL.find((known) => known === name)
    if (name === null) return t('noGroup', { by: by(group) })
    if (group === 'gender' && sex) return t(sex)
    if (group === 'weight_class' && weight) return t(`weightClasses.${weight}`)
    if (group === 'sweep_scull' && oars) return t(`sweepScull.${oars}`)
    return name
  }
  return { by, nameOf }
}
