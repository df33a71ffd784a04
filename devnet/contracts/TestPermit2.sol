// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.28;

interface IERC20 {
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

interface IERC1271 {
    function isValidSignature(bytes32 digest, bytes calldata signature) external view returns (bytes4);
}

/**
 * A stand-in for Uniswap's Permit2 on the local devnet: one-time transfers by signature, with a witness, as x402 makes
 * them. Interface, EIP-712 hashes, errors, event and the order of the checks are those of the Permit2 that public chains
 * have at 0x000000000022D473030F116dDEE9F6B43aC78BA3. Batches, transfers without a witness and standing allowances are
 * left out: no payment uses them.
 *
 * The devnet writes the runtime code straight to the address. So there is no constructor and no immutable, and the
 * EIP-712 domain is computed from where the code finds itself.
 */
contract TestPermit2 {
    struct TokenPermissions {
        address token;
        uint256 amount;
    }

    struct PermitTransferFrom {
        TokenPermissions permitted;
        uint256 nonce;
        uint256 deadline;
    }

    struct SignatureTransferDetails {
        address to;
        uint256 requestedAmount;
    }

    /// A nonce is a bit: its upper 248 bits number a word of the owner, its lowest 8 the bit in that word. Set is used.
    mapping(address => mapping(uint256 => uint256)) public nonceBitmap;

    bytes32 private constant DOMAIN_TYPEHASH =
        keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)");
    bytes32 private constant TOKEN_PERMISSIONS_TYPEHASH = keccak256("TokenPermissions(address token,uint256 amount)");
    /// The caller of a transfer brings the rest of the type, which describes its witness.
    string private constant TYPE_BEFORE_WITNESS =
        "PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,";

    event UnorderedNonceInvalidation(address indexed owner, uint256 word, uint256 mask);

    error SignatureExpired(uint256 signatureDeadline);
    error InvalidAmount(uint256 maxAmount);
    error InvalidNonce();
    error InvalidSignatureLength();
    error InvalidSignature();
    error InvalidSigner();
    error InvalidContractSignature();

    /// Moves up to what the owner permitted to the caller. The signature names the caller as the spender.
    function permitWitnessTransferFrom(
        PermitTransferFrom calldata permit,
        SignatureTransferDetails calldata transferDetails,
        address owner,
        bytes32 witness,
        string calldata witnessTypeString,
        bytes calldata signature
    ) external {
        if (block.timestamp > permit.deadline) revert SignatureExpired(permit.deadline);
        if (transferDetails.requestedAmount > permit.permitted.amount) revert InvalidAmount(permit.permitted.amount);
        _useNonce(owner, permit.nonce);
        bytes32 structHash = keccak256(
            abi.encode(
                keccak256(abi.encodePacked(TYPE_BEFORE_WITNESS, witnessTypeString)),
                keccak256(abi.encode(TOKEN_PERMISSIONS_TYPEHASH, permit.permitted.token, permit.permitted.amount)),
                msg.sender,
                permit.nonce,
                permit.deadline,
                witness
            )
        );
        _requireSignedBy(owner, structHash, signature);
        _transferFrom(permit.permitted.token, owner, transferDetails.to, transferDetails.requestedAmount);
    }

    /// Makes nonces of the caller useless, so that what was signed under them can never be settled.
    function invalidateUnorderedNonces(uint256 wordPos, uint256 mask) external {
        nonceBitmap[msg.sender][wordPos] |= mask;
        emit UnorderedNonceInvalidation(msg.sender, wordPos, mask);
    }

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return keccak256(abi.encode(DOMAIN_TYPEHASH, keccak256("Permit2"), block.chainid, address(this)));
    }

    function _useNonce(address owner, uint256 nonce) private {
        uint256 bit = 1 << (nonce & 0xff);
        uint256 word = nonceBitmap[owner][nonce >> 8];
        if (word & bit != 0) revert InvalidNonce();
        nonceBitmap[owner][nonce >> 8] = word | bit;
    }

    /// An account with code answers for itself (EIP-1271), every other one must have signed with its key.
    function _requireSignedBy(address signer, bytes32 structHash, bytes calldata signature) private view {
        bytes32 digest = keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR(), structHash));
        if (signer.code.length > 0) {
            bytes4 answer = IERC1271(signer).isValidSignature(digest, signature);
            if (answer != IERC1271.isValidSignature.selector) revert InvalidContractSignature();
            return;
        }
        address recovered = _recover(digest, signature);
        // The zero address means that nobody signed; nobody may stand for the account of that number.
        if (recovered == address(0)) revert InvalidSignature();
        if (recovered != signer) revert InvalidSigner();
    }

    /// Takes both forms of a signature: 65 bytes (r, s, v), and the 64 of EIP-2098, with the parity in the top bit of s.
    function _recover(bytes32 digest, bytes calldata signature) private pure returns (address) {
        if (signature.length == 65) {
            return ecrecover(digest, uint8(signature[64]), bytes32(signature[0:32]), bytes32(signature[32:64]));
        }
        if (signature.length != 64) revert InvalidSignatureLength();
        uint256 parityAndS = uint256(bytes32(signature[32:64]));
        uint8 v = uint8(27 + (parityAndS >> 255));
        return ecrecover(digest, v, bytes32(signature[0:32]), bytes32(parityAndS & (type(uint256).max >> 1)));
    }

    /// Tokens answer with true, or with nothing at all; either counts, as long as there is a token.
    function _transferFrom(address token, address from, address to, uint256 amount) private {
        (bool succeeded, bytes memory answer) = token.call(abi.encodeCall(IERC20.transferFrom, (from, to, amount)));
        require(succeeded, "TRANSFER_FROM_FAILED");
        bool isAgreed = answer.length == 0 ? token.code.length > 0 : abi.decode(answer, (bool));
        require(isAgreed, "TRANSFER_FROM_FAILED");
    }
}
