interface SocialHeadProps {
  title: string
  description: string
  address: string
  origin: string
  storeName: string
  picture: string | null | undefined
  kind: 'website' | 'article' | undefined
}

/** What stands for every page that has no picture of its own. */
const shopPicture = '/social.jpg'

/** How the page looks where a link to it is shared (Open Graph; the card is what X reads). */
export function SocialHead(props: SocialHeadProps) {
  const { title, description, address, origin, storeName, picture, kind = 'website' } = props
  return (
    <>
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={storeName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={origin + (picture ? `/api/files/${picture}` : shopPicture)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
