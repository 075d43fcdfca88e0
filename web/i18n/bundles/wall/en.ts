import { wall } from '#texts/en/screens/wall.ts'

export const texts = { wall }
