import type { DemoPost } from './blog/post.ts'
import { howToChoosePrinter } from './blog/posts/como-elegir-impresora.ts'
import { careForPrintHead } from './blog/posts/cuidar-el-cabezal.ts'
import { labelsAndTill } from './blog/posts/etiquetas-y-punto-de-venta.ts'
import { laptopCare } from './blog/posts/mantenimiento-de-laptop.ts'
import { paperAndHumidity } from './blog/posts/papel-y-humedad.ts'
import { voltageProtection } from './blog/posts/proteger-equipos-del-voltaje.ts'
import { whatIsReset } from './blog/posts/que-es-un-reset.ts'
import { backups } from './blog/posts/respaldo-de-archivos.ts'
import { originalOrGenericInk } from './blog/posts/tinta-original-o-generica.ts'
import { wifiBehindConcrete } from './blog/posts/wifi-en-casa-de-placa.ts'

/** Newest first. */
export const posts: readonly DemoPost[] = [
  howToChoosePrinter,
  careForPrintHead,
  originalOrGenericInk,
  wifiBehindConcrete,
  voltageProtection,
  backups,
  laptopCare,
  whatIsReset,
  labelsAndTill,
  paperAndHumidity,
]
