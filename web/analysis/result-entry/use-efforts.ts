import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { RPE_STEPS } from '#domain/constants/scales.ts'
import type { CellChoice } from '../../sheet/CellChoices.tsx'

/** The steps of effort in the reader's words, easiest first; the same array on every render. */
export function useEfforts(): readonly CellChoice[] {
  const { t } = useTranslation('results')
  return useMemo(() => RPE_STEPS.map(({ id, key }) => ({ id, word: t(`rpe.steps.${key}`) })), [t])
}

/** What may be typed for each step: its word, in small letters. */
export const effortsByWord = (steps: readonly CellChoice[]): ReadonlyMap<string, number> =>
  new Map(steps.map(({ id, word }) => [word.toLowerCase(), id]))
