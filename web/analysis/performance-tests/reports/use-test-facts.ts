import { useTranslation } from 'react-i18next'
import type { TestReport } from '#contract/analysis/performance-tests-reports.ts'
import { useFormat } from '../../../format/format.ts'
import { useProtocolName } from './use-figure-words.ts'

export type TestFact = { label: string; text: string }

/** What was noted beside what was measured, as far as something was. */
export function useTestFacts({ test, is_weight_hidden }: TestReport): readonly TestFact[] {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const protocolName = useProtocolName()
  const { site, ergo, protocol, weight, weight_class, sweep_scull, drag_factor } = test
  const { tester, comment, zones_at } = test
  const weighed = is_weight_hidden ? t('missing.weight_hidden') : weight && format.weight(weight)
  const all = [
    [t('fields.site'), site],
    [t('fields.ergo'), ergo],
    [t('fields.protocol'), protocolName(protocol)],
    [t('fields.drag_factor'), drag_factor && format.number(drag_factor)],
    [t('fields.weight'), weighed],
    [t('fields.weight_class'), weight_class && t(`weightClasses.${weight_class}`)],
    [t('fields.sweep_scull'), sweep_scull && t(`sweepScull.${sweep_scull}`)],
    [t('fields.tester'), tester],
    [t('fields.comment'), comment],
    [t('thresholds'), zones_at && t('zones', { day: format.within.day(zones_at.slice(0, 10)) })],
  ] as const
  return all.flatMap(([label, text]) => (text ? [{ label, text }] : []))
}
