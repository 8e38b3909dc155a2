/** `kept` has one record per name, `outbox` the queued requests. */
type StoreName = 'kept' | 'outbox'

const databaseName = 'tecnoclick'
const version = 1

let opening: Promise<IDBDatabase> | undefined

function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, version)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('kept')
      request.result.createObjectStore('outbox', { keyPath: 'key' })
    }
    request.onsuccess = () => {
      // An open connection would block the upgrade in a tab with a newer version.
      request.result.onversionchange = () => {
        request.result.close()
        opening = undefined
      }
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  })
  opening.catch(() => {
    opening = undefined
  })
  return opening
}

/** One request in one transaction. Rejects if the browser cannot store (private windows, full disk). */
export async function withStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(name, mode)
    const request = act(transaction.objectStore(name))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}
