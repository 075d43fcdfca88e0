import { Alert, Button, Text } from '@mantine/core'
import { IconAlertTriangle, IconUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Home } from '#contract/insight/home.ts'
import { IMPORT_STATES, startImport, type ImportState } from '#contract/recordings/imports.ts'
import { useFormat } from '../../format.ts'
import { paths } from '../../paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { HomePart } from './HomePart.tsx'

/** Files with their state; each links to the page where one continues with it. */
export function IncomingFiles({ files, own = false }: { files: Home['files']; own?: boolean }) {
  const { t } = useTranslation('home')
  const viewer = useViewer()
  const format = useFormat()
  const uploads = can(startImport.access, viewer)
  if (!uploads && files.length === 0) return null
  const waiting = files.filter((file) => stateOf(file) === 'needs-assignment').length
  return (
    <HomePart title={t(own ? 'ownFiles' : 'files')}>
      {own && waiting > 0 && (
        <Alert
          color="red"
          icon={<IconAlertTriangle />}
          title={t('waitingFiles', { count: waiting })}
        >
          <Link to={paths.uploadSessionFiles()}>{t('sortFiles')}</Link>
        </Alert>
      )}
      {files.length === 0 && (
        <Text size="sm" c="dimmed">
          {t(own ? 'noOwnFiles' : 'noFiles')}
        </Text>
      )}
      {files.length > 0 && (
        <ul className="home-list">
          {files.map((file) => (
            <li key={file.import_id}>
              <Link to={placeOf(file)} className="home-row">
                <span className="home-row-name">{file.name}</span>
                <Text component="span" size="sm" c="dimmed">
                  {[
                    own ? null : file.full_name,
                    t(`fileState.${stateOf(file)}`),
                    format.dateTime(file.created_at),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {own && uploads && (
        <Button
          variant="default"
          component={Link}
          to={paths.uploadSessionFiles()}
          leftSection={<IconUpload size={18} />}
          className="home-start"
        >
          {t('upload')}
        </Button>
      )}
    </HomePart>
  )
}

type HomeFile = Home['files'][number]

const placeOf = ({ session_id }: HomeFile) =>
  session_id === null ? paths.uploadSessionFiles() : paths.sessionImports(session_id)
const stateOf = ({ state }: HomeFile): ImportState =>
  IMPORT_STATES.find((known) => known === state) ?? 'queued'
