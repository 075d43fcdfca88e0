import { consent } from '#texts/en/screens/consent.ts'
import { home } from '#texts/en/screens/home.ts'
import { noted } from '#texts/en/screens/noted.ts'

export const texts = { consent, home, noted }
