import { Uploads } from './Uploads.tsx'
import { useUploads } from './use-uploads.ts'

/** Uploads one's own files, on any page that explains where to get them. */
export function FileUpload({ hint }: { hint: string }) {
  const { uploads, add, remove } = useUploads({})
  return <Uploads uploads={uploads} onFiles={add} onRemove={remove} hint={hint} />
}
