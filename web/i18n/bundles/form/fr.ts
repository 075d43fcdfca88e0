import { form } from '../../fr/form.ts'

export const texts = { form }
