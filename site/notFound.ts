// The page for an address that leads nowhere is made before anybody has asked for that address; the server writes it in.

/** Stands in that page wherever it names the address. */
export const notFoundPlaceholder = '/address-that-was-asked-for';
