import { form } from '#texts/en/screens/form.ts'

export const texts = { form }
