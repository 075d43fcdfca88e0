import type { form as en } from '../../en/screens/form.ts'
import type { Translation } from '../../translation.ts'

export const form = {
  invalid: '部分内容有误，请修改标记的项目后再保存。',
  faults: {
    required: '此项必填',
    password_empty: '密码不能为空。',
    turned_writing: '请去掉改变书写方向的不可见字符。',
    one_line: '请写在一行内。',
    link: '名称中不能包含链接。',
    at_least: '数值不能小于 {{min}}。',
    at_most: '数值不能大于 {{max}}。',
    between: '数值必须在 {{min}} 到 {{max}} 之间。',
    email: '请输入有效的邮箱。',
    format: '格式不正确。',
    too_few: '至少 {{min}} 项。',
    too_long: '内容过长，最多 {{max}} 个字符。',
    too_many: '最多 {{max}} 项。',
    too_short: '内容过短，至少 {{min}} 个字符。',
    years: '请选择 1900 年至 2100 年之间的日期。',
  },
} as const satisfies Translation<typeof en>
