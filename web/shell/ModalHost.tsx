import { lazy, Suspense, useEffect } from 'react'
import { loadChunk } from './chunks.ts'
import { modal, returnFocus } from './modals.ts'
import { useStore } from './store.ts'

const ModalWindow = lazy(() =>
  loadChunk(import('./ModalWindow.tsx').then((module) => ({ default: module.ModalWindow }))),
)

/** Shows the open modal; its window is loaded with the first one. */
export function ModalHost() {
  const open = useStore(modal)
  useEffect(() => {
    if (!open) returnFocus()
  }, [open])
  return <Suspense>{open && <ModalWindow {...open} />}</Suspense>
}
