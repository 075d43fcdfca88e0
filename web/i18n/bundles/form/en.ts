import { form } from '../../en/form.ts'

export const texts = { form }
