import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { startI18n } from './i18n/i18n.ts'
import { queryClient } from './api/query-client.ts'
import { createRouter } from './routes.tsx'
import { leadWith } from './shell/navigation.ts'
import { followSignOuts } from './shell/sign-outs.ts'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import './theme/base.css'
import { cssVariablesResolver, theme } from './theme/theme.ts'

// Built, every component brings its own styles.
if (import.meta.env.DEV) await import('@mantine/core/styles.layer.css')

const colorSchemeManager = localStorageColorSchemeManager({ key: 'color-scheme' })
const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the app')

// The first screen loads while the texts do.
const texts = startI18n()
const router = createRouter()
leadWith((to, options) => router.navigate(to, options))
await texts

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)

followSignOuts()

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/sw.js')
