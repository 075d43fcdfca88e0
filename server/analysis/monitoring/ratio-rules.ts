import type { RatioRules as SentRules } from '#contract/analysis/monitoring-ratio.ts'
import { ASKED_BY_DEFAULT } from '#domain/monitoring/fields.ts'
import { RATIO_LINES, RATIO_METHODS } from '#domain/training/ratio.ts'
import type { RatioRules } from '#domain/training/ratio-days.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand } from '../../http/refusal.ts'

/** How a club works out the ratio, and its lines; one that has said nothing has the usual. */
export async function ratioRulesOf(db: Db, clubId: ClubId): Promise<RatioRules> {
  const rules = await db
    .selectFrom('monitoring_rules')
    .select(['ratio_method', 'ratio_low', 'ratio_high', 'ratio_danger'])
    .where('club_id', '=', clubId)
    .executeTakeFirst()
  if (!rules) return { method: 'rolling', lines: RATIO_LINES }
  return {
    method: RATIO_METHODS.find((method) => method === rules.ratio_method) ?? 'rolling',
    lines: { low: rules.ratio_low, high: rules.ratio_high, danger: rules.ratio_danger },
  }
}

/**
 * What the club asks in the morning stays as it is.
 * @throws Refusal invalid for lines that do not rise
 */
export async function saveRatioRules(
  db: Db,
  clubId: ClubId,
  { method, low, high, danger }: SentRules,
): Promise<void> {
  const above = (min: number) => ({ message: 'above_line', values: { min } }) as const
  demand(low < high, 'invalid', { fields: { high: above(low) } })
  demand(high < danger, 'invalid', { fields: { danger: above(high) } })
  const ratio = {
    ratio_method: method,
    ratio_low: low,
    ratio_high: high,
    ratio_danger: danger,
  }
  await db
    .insertInto('monitoring_rules')
    .values({ club_id: clubId, fields: [...ASKED_BY_DEFAULT], ...ratio })
    .onConflict((conflict) => conflict.column('club_id').doUpdateSet(ratio))
    .execute()
}
