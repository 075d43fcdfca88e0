import type { ErrorCode } from '#contract/errors.ts'
import type { RefusalCode } from '../readers/refusal.ts'
import type * as en from './en/server/errors.ts'

export type ErrorText = Record<ErrorCode, string>
export type FieldMessage = keyof typeof en.fields
export type FieldText = Record<FieldMessage, string>
export type RefusalText = Record<RefusalCode | 'interrupted' | 'date_order', string>
