import { form } from '#texts/fr/screens/form.ts'

export const texts = { form }
