type Act = <T>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<T>) => Promise<T>

/** One store of a database of the browser. Rejects where the browser cannot store: private windows, a full disk. */
export function indexedStore(databaseName: string, storeName: string, keyPath: string | string[]): Act {
  function openDatabase(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(databaseName, 1)
      request.onupgradeneeded = () => {
        request.result.createObjectStore(storeName, { keyPath })
      }
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  }

  return async (mode, request) => {
    const database = await openDatabase()
    try {
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction(storeName, mode)
        const made = request(transaction.objectStore(storeName))
        transaction.oncomplete = () => resolve(made.result)
        transaction.onabort = () => reject(transaction.error)
      })
    } finally {
      database.close()
    }
  }
}
