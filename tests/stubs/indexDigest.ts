export default {digest: ''};
