import {
  getCompare,
  getWishlist,
  putCompare,
  putWishlist,
} from '@tecnoclick/contract/catalogue/saved-lists/endpoints'

export const savedEndpoints = {
  wishlist: { get: getWishlist, put: putWishlist },
  compare: { get: getCompare, put: putCompare },
}
