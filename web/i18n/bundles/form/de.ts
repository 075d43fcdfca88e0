import { form } from '#texts/de/screens/form.ts'

export const texts = { form }
