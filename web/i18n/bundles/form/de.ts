import { form } from '../../de/form.ts'

export const texts = { form }
