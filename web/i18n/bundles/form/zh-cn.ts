import { form } from '../../zh-cn/form.ts'

export const texts = { form }
