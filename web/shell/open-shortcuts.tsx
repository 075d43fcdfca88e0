import { lazy } from 'react'
import { t } from '../i18n/i18n.ts'
import { loadChunk } from './chunks.ts'
import { openModal } from './modals.ts'

const ShortcutList = lazy(() =>
  loadChunk(import('./ShortcutList.tsx').then((module) => ({ default: module.ShortcutList }))),
)

/** Shows the keys of the whole app. */
export const openShortcutList = (): void =>
  openModal({ title: t('shortcuts.title'), content: <ShortcutList /> })
