import * as billing from './errors/billing.ts'
import type { ErrorText, FieldText, RefusalText } from '../../errors.ts'
import * as boats from './errors/boats.ts'
import * as drv from './errors/drv.ts'
import * as guardians from './errors/guardians.ts'
import * as analysis from './errors/analysis.ts'
import * as live from './errors/live.ts'
import * as challenges from './errors/challenges.ts'
import * as messages from './errors/messages.ts'
import * as people from './errors/people.ts'
import * as planning from './errors/planning.ts'
import * as recordings from './errors/recordings.ts'
import * as requests from './errors/requests.ts'
import * as wall from './errors/wall.ts'
import * as webhooks from './errors/webhooks.ts'

export const errors = {
  ...requests.errors,
  ...people.errors,
  ...planning.errors,
  ...boats.errors,
  ...recordings.errors,
  ...analysis.errors,
  ...live.errors,
  ...challenges.errors,
  ...messages.errors,
  ...wall.errors,
  ...guardians.errors,
  ...webhooks.errors,
  ...billing.errors,
} satisfies ErrorText

export const fields = {
  ...requests.fields,
  ...people.fields,
  ...planning.fields,
  ...boats.fields,
  ...recordings.fields,
  ...analysis.fields,
  ...drv.fields,
  ...webhooks.fields,
  ...billing.fields,
} satisfies FieldText

export const refusals = recordings.refusals satisfies RefusalText
