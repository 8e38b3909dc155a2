import { avatarField } from '@tecnoclick/contract/platform/files/endpoints'
import { Avatar } from '@tecnoclick/ui/avatar'
import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import Camera from 'lucide-react/icons/camera'
import { AvatarProgress } from './avatar-progress.tsx'
import { useAvatarUpload } from './use-avatar-upload.ts'

/** A press on the picture asks for another; without script a button sends it. */
export function AvatarPicker({ name, picture }: { name: string; picture: string }) {
  const t = useT()
  const { preview, percent, send } = useAvatarUpload(picture)
  return (
    <form
      method="post"
      encType="multipart/form-data"
      className="grid content-start justify-items-center gap-1"
    >
      <label className="group relative grid cursor-pointer justify-items-center gap-2 rounded-md p-1 text-sm has-focus-visible:outline-2 has-focus-visible:outline-focus">
        <span className="relative">
          <Avatar
            decorative
            size="xl"
            name={name}
            src={preview ?? `/api/files/${picture}?w=320`}
            className={percent === undefined ? '' : 'opacity-60'}
          />
          {percent !== undefined && <AvatarProgress percent={percent} />}
          <span className="absolute end-0 bottom-0 grid size-8 place-items-center rounded-full border-2 border-surface bg-action text-on-action transition-colors group-hover:bg-action-hover">
            <Camera aria-hidden="true" className="size-4" />
          </span>
        </span>
        <span className="font-semibold text-link">{t('account.avatar.change')}</span>
        <input
          type="file"
          name={avatarField}
          accept="image/jpeg,image/png,image/webp,image/gif"
          aria-describedby="avatar-hint"
          className="sr-only no-script:not-sr-only"
          onChange={(event) => send(event.currentTarget)}
        />
      </label>
      <p id="avatar-hint" role="status" className="text-ink-muted text-xs">
        {percent === undefined ? t('account.avatar.hint') : t('account.avatar.uploading', { percent })}
      </p>
      <span className="hidden no-script:block">
        <Button type="submit" variant="secondary" size="sm">
          {t('account.avatar.upload')}
        </Button>
      </span>
    </form>
  )
}
