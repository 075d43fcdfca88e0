import { ACCOUNT_CALLS } from './matrix-account.ts'
import { BOATHOUSE_CALLS } from './matrix-boathouse.ts'
import { BRING_IN_CALLS } from './matrix-bring-ins.ts'
import { CLUB_IMPORT_CALLS } from './matrix-club-imports.ts'
import { CLUB_CALLS } from './matrix-clubs.ts'
import { INTEGRATIONS } from './matrix-integrations.ts'
import { LIST_CALLS } from './matrix-lists.ts'
import type { MatrixCall } from './matrix-parts.ts'
import { BILLING_CALLS } from './matrix-billing.ts'
import { PLATFORM_CALLS } from './matrix-platform.ts'
import { SIGN_IN_CALLS } from './matrix-sign-ins.ts'
import { TRAINING_CALLS } from './matrix-training.ts'
import { WEBHOOK_CALLS } from './matrix-webhooks.ts'

/** One row for every endpoint of the contract. */
export const MATRIX_CALLS: Record<string, MatrixCall> = {
  ...ACCOUNT_CALLS,
  ...SIGN_IN_CALLS,
  ...CLUB_CALLS,
  ...BRING_IN_CALLS,
  ...CLUB_IMPORT_CALLS,
  ...LIST_CALLS,
  ...TRAINING_CALLS,
  ...BOATHOUSE_CALLS,
  ...INTEGRATIONS,
  ...PLATFORM_CALLS,
  ...BILLING_CALLS,
  ...WEBHOOK_CALLS,
}
