import type { form as en } from '../../en/screens/form.ts'
import type { Translation } from '../../translation.ts'
import * as faults from '../shared/faults.ts'

export const form = {
  invalid: faults.invalid,
  faults: {
    required: faults.required,
    password_empty: faults.passwordEmpty,
    turned_writing: faults.turnedWriting,
    one_line: faults.oneLine,
    link: faults.linkInName,
    at_least: '数值不能小于 {{min}}。',
    at_most: '数值不能大于 {{max}}。',
    between: faults.between,
    email: faults.email,
    format: faults.format,
    too_few: '至少 {{min}} 项。',
    too_long: '内容过长，最多 {{max}} 个字符。',
    too_many: '最多 {{max}} 项。',
    too_short: '内容过短，至少 {{min}} 个字符。',
    years: faults.years,
  },
} as const satisfies Translation<typeof en>
