declare module '@generated/site-disk-copy/default/offer.json' {
  const offer: import('../../plugins/disk-copy').DiskCopyOffer;
  export default offer;
}
