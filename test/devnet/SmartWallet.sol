// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.28;

/**
 * A wallet whose owner signs for it (EIP-1271). Its signatures are the owner's 65 bytes and one more, so that nothing can
 * take them for a key's. The owner stands in storage slot 0, which the tests write.
 */
contract SmartWallet {
    address public owner;

    function isValidSignature(bytes32 digest, bytes calldata signature) external view returns (bytes4) {
        if (signature.length != 66 || signature[65] != 0x01) return 0xffffffff;
        address signer =
            ecrecover(digest, uint8(signature[64]), bytes32(signature[0:32]), bytes32(signature[32:64]));
        return signer == owner && signer != address(0) ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
    }
}
